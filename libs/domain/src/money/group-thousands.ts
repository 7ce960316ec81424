/** `4500000` as `4,500,000`. */
export function groupThousands(digits: string): string {
  let grouped = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) {
    grouped = `${digits.slice(Math.max(0, end - 3), end)},${grouped}`;
  }
  return grouped;
}
