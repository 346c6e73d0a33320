import { LiveSheet } from './LiveSheet.tsx';
import type { SheetProps } from './sheet-props.ts';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx';

/** Shown if the island breaks: the answers are stored, and there is another way to reach us. */
const apology = (
  <p className="large">
    Something broke in this page. Your answers are kept in this tab: reload it, or{' '}
    <a href="/contact">write to us</a>.
  </p>
);

/** Plain HTML that posts without script; with script it draws, saves and shows the answers. */
export function Sheet(props: SheetProps) {
  return (
    <ErrorBoundary instead={apology}>
      <LiveSheet {...props} />
    </ErrorBoundary>
  );
}
