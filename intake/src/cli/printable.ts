/** A terminal obeys control characters; a visitor must not steer it. */
export function printable(text: string): string {
  return text.replace(/\p{C}/gu, '\uFFFD');
}
