/** A line with a text where the cursor stands in it, or in the place of what is selected. */
export function insertIntoInput(input: HTMLInputElement, text: string): string {
  const { value, selectionStart, selectionEnd } = input;
  const from = selectionStart ?? value.length;
  return value.slice(0, from) + text + value.slice(selectionEnd ?? from);
}
