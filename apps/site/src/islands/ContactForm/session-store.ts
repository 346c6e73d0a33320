/** If storage is forbidden or full, the page's memory is used instead. */
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
    // Forbidden storage has nothing to delete.
  }
}
