/** What a list calls one of its entries: the first words in it, else its first choice. */
export function entryName(props: unknown): string {
  if (typeof props !== 'object' || props === null) return '';
  if ('value' in props) return typeof props.value === 'string' ? props.value : '';
  if (!('fields' in props) || typeof props.fields !== 'object' || props.fields === null) return '';
  return Object.values(props.fields).map(entryName).find(Boolean) ?? '';
}
