import { LiveSheet } from './LiveSheet.tsx';
import type { SheetProps } from './sheet-props.ts';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx';

/** Should anything break: what was answered is kept, and there is another way to us. */
const apology = (
  <p className="large">
    Something broke in this page. Your answers are kept in this tab: reload it, or{' '}
    <a href="/contact">write to us</a>.
  </p>
);

/** Plain HTML that posts without a script; with one, it draws, keeps and shows what was answered. */
export function Sheet(props: SheetProps) {
  return (
    <ErrorBoundary instead={apology}>
      <LiveSheet {...props} />
    </ErrorBoundary>
  );
}
