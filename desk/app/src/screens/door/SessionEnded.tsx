import { Dialog } from '#ui/Dialog.tsx';

/** Covers every word of a stranger. What was written stays where it is, behind it. */
export function SessionEnded({ name }: { readonly name: string }) {
  const to = `${location.pathname}${location.search}`;
  return (
    <Dialog title="You are signed out." isOpen mustAnswer onClose={() => undefined}>
      <p>Nobody touched the desk for a while. Drafts are kept in this browser, {name}.</p>
      <a href={`/auth/login?to=${encodeURIComponent(to)}`}>Sign in again</a>
    </Dialog>
  );
}
