/** Storage may be forbidden or full. Then what would be kept in the tab is kept in the page. */
const inPage = new Map<string, string>();

export function saveItem(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
    inPage.delete(key);
  } catch {
    inPage.set(key, text);
  }
}

export function readItem(key: string): string | undefined {
  try {
    return inPage.get(key) ?? sessionStorage.getItem(key) ?? undefined;
  } catch {
    return inPage.get(key);
  }
}

export function removeItem(key: string): void {
  inPage.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing to forget.
  }
}
