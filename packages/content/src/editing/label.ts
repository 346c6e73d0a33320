/** The label of a field in a form: its name as words. `menuName` is “Menu name”. */
export function labelOf(name: string): string {
  if (name === 'slug') return 'Address';
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
