/** Rounds parts to whole steps so that they add up to `total`, which is a number of steps itself; the last steps go to the largest remainders. */
export function apportion(parts: readonly number[], total: number, step: number): number[] {
  const sum = parts.reduce((all, part) => all + part, 0);
  if (sum <= 0) return parts.map(() => 0);
  const steps = parts.map((part) => (part / sum) * (total / step));
  const whole = steps.map(Math.floor);
  const left = Math.round(total / step) - whole.reduce((all, part) => all + part, 0);
  const byRemainder = steps
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((one, other) => other.remainder - one.remainder)
    .slice(0, Math.max(0, left));
  for (const { index } of byRemainder) whole[index]! += 1;
  return whole.map((value) => value * step);
}
