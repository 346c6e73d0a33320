import { changeEventSchema, type ChangeEvent } from '@studio/contract/desk/responses';

export interface StreamListeners {
  readonly onChangeEvent: (change: ChangeEvent) => void;
  /** The held enquiries or the mails without an enquiry have changed. */
  readonly onHeld: () => void;
  /** More was missed than the server can list: everything is fetched again. */
  readonly onReload: () => void;
  readonly onOpen: () => void;
  /** The stream has every event after this one. */
  readonly onBegin: (lastEvent: string) => void;
  /** The connection is down; it reopens by itself. */
  readonly onDown: () => void;
}

const AGAIN_AFTER_MS = 2_000;
const SPREAD_MS = 4_000;

/**
 * The service's event stream. A browser gives up for good if a proxy answers 502 or 503, as during a release; so a
 * new connection is opened that starts after the last event received.
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
    clearTimeout(again);
    source?.close();
    const opened = new EventSource(lastId === '' ? '/api/live' : `/api/live?after=${lastId}`);
    source = opened;
    opened.addEventListener('open', onOpen);
    // Where to continue if the connection breaks before the first event.
    opened.addEventListener('hello', ({ lastEventId }: MessageEvent) => {
      lastId = lastEventId;
      onBegin(lastId);
    });
    opened.addEventListener('held', onHeld);
    opened.addEventListener('hint', ({ data, lastEventId }) => {
      if (lastEventId !== '') lastId = lastEventId;
      const change = changeEventSchema.safeParse(JSON.parse(String(data)));
      // An event of an unknown shape may concern anything.
      if (change.success) onChangeEvent(change.data);
      else onReload();
    });
    opened.addEventListener('reload', onReload);
    opened.addEventListener('error', () => {
      onDown();
      if (opened.readyState !== EventSource.CLOSED) return;
      clearTimeout(again);
      // A random delay, so that fifty screens that were disconnected together do not reconnect together.
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
