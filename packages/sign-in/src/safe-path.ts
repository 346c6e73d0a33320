const HOME = '/';

/** The path to return to, with the form that a # names; anything that could lead to another site becomes the home page. */
export function safePath(wanted: string | undefined, origin: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return HOME;
  const url = new URL(wanted, origin);
  const leadsBack = url.origin === origin && !url.pathname.startsWith('//');
  return leadsBack && !url.pathname.startsWith('/auth/')
    ? url.pathname + url.search + url.hash
    : HOME;
}
