// A scheme, a mail address, or words joined by a dot as a host name is. Frameworks named that way
// pass: people who write to us name them all the time, and no mail program makes them links to harm.
const ADDRESS = /\w:\/\/|www\.|@|(?<![\p{L}\d])(?!asp\.net\b)[\p{L}\d-]+\.(?!js\b)\p{L}{2,}/iu;

/**
 * A visitor's words may go back to the address they gave, which nobody has proved to own. With a
 * link in them our mail would be a way to send anything to anybody, so then they stay with us.
 */
export function mayGoBack(...texts: readonly string[]): boolean {
  return !texts.some((text) => ADDRESS.test(text));
}
