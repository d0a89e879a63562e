/** Keeps the value before where the new one says the same: what depends on it need not be drawn anew. */
export function steady<Value>(): (next: Value) => Value {
  let kept: { value: Value; text: string } | null = null;
  return (next) => {
    const text = JSON.stringify(next);
    if (kept?.text !== text) kept = { value: next, text };
    return kept.value;
  };
}
