const KB = 1_024;

/** "212 KB", "1.4 MB". */
export function formatFileSize(bytes: number): string {
  const kb = bytes / KB;
  return kb < KB ? `${Math.max(1, Math.round(kb))} KB` : `${(kb / KB).toFixed(1)} MB`;
}
