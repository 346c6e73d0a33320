import { changeEventSchema, type ChangeEvent } from '@studio/contract/desk/responses';

export interface StreamListeners {
  readonly onChangeEvent: (change: ChangeEvent) => void;
  /** The held enquiries, or the mails of no enquiry, have changed. */
  readonly onHeld: () => void;
  /** More was missed than the server can list: everything is fetched again. */
  readonly onReload: () => void;
  readonly onOpen: () => void;
  /** It tells of everything that comes after this event. */
  readonly onBegin: (lastEvent: string) => void;
  /** The line is down; it opens again by itself. */
  readonly onDown: () => void;
}

const AGAIN_AFTER_MS = 2_000;
const SPREAD_MS = 4_000;

/**
 * The service's line of changes. A browser gives up for good where a proxy answers 502 or 503, as it does
 * while a new version is put in place; so a new line is opened, from the last change that was seen.
 */
export function openEventStream({
  onChangeEvent,
  onHeld,
  onReload,
  onOpen,
  onBegin,
  onDown,
}: StreamListeners): () => void {
  let source: EventSource | undefined;
  let lastId = '';
  let again: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    source?.close();
    const opened = new EventSource(lastId === '' ? '/api/live' : `/api/live?after=${lastId}`);
    source = opened;
    opened.addEventListener('open', onOpen);
    // From where to ask, should the line break before the first change.
    opened.addEventListener('hello', ({ lastEventId }: MessageEvent) => {
      lastId = lastEventId;
      onBegin(lastId);
    });
    opened.addEventListener('held', onHeld);
    opened.addEventListener('hint', ({ data, lastEventId }) => {
      if (lastEventId !== '') lastId = lastEventId;
      const change = changeEventSchema.safeParse(JSON.parse(String(data)));
      // What is not understood may be about anything.
      if (change.success) onChangeEvent(change.data);
      else onReload();
    });
    opened.addEventListener('reload', onReload);
    opened.addEventListener('error', () => {
      onDown();
      if (opened.readyState !== EventSource.CLOSED) return;
      clearTimeout(again);
      // Fifty screens that were cut off together do not come back together.
      again = setTimeout(open, AGAIN_AFTER_MS + Math.random() * SPREAD_MS);
    });
  }

  open();
  addEventListener('online', open);
  return () => {
    removeEventListener('online', open);
    clearTimeout(again);
    source?.close();
  };
}
