/** Computes once per object. Parsed data files are shared and never change. */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

/**
 * Same, for results that also depend on the closing date. Keeps the last one, since consecutive estimates use the same
 * date.
 */
export function memoizeByDay<Key extends object, Value>(
  compute: (key: Key, closingDate: string) => Value,
): (key: Key, closingDate: string) => Value {
  const lastDays = new WeakMap<Key, Readonly<{ closingDate: string; value: Value }>>();
  return (key, closingDate) => {
    const last = lastDays.get(key);
    if (last?.closingDate === closingDate) return last.value;
    const value = compute(key, closingDate);
    lastDays.set(key, { closingDate, value });
    return value;
  };
}
