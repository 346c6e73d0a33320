import { mayNotify } from '@studio/contract/desk/notices';
import type { Me } from '@studio/contract/desk/staff';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { queueQuery } from '#api/lists.ts';
import { officeQuery } from '#api/me.ts';
import { noticesQuery } from '#api/notices.ts';
import { useNews } from '#live/news.store.ts';
import { useMinute } from '#parts/office.ts';
import { noticesIn, wantsAny } from './notice-text.ts';

/** No notice is shown while the user looks at this tab. */
const isLooking = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Shows browser notifications while the tab is open in the background. Renders nothing. */
export function BrowserNotices({ me }: { readonly me: Me }) {
  const navigate = useNavigate();
  const { data: notices } = useQuery(noticesQuery);
  const { data: office } = useQuery(officeQuery);
  const isOn = notices !== undefined && wantsAny(notices.browser);
  const { data: mine } = useInfiniteQuery({ ...queueQuery('mine'), enabled: isOn });
  const news = useNews();
  const minute = useMinute();
  const shownTags = useRef(new Set<string>());

  useEffect(() => {
    if (!isOn || !office || !('Notification' in window)) return;
    const now = new Date(Date.now() + office.aheadMs);
    const rows = mine?.pages.flatMap((page) => page.rows) ?? [];
    const due = noticesIn(notices, { meId: me.id, now, news, mine: rows });
    const fresh = due.filter(({ tag }) => !shownTags.current.has(tag));
    if (fresh.length === 0 || Notification.permission !== 'granted') return;
    // A notice that cannot be shown now is shown after quiet hours, if it still applies.
    if (!isLooking() && !mayNotify(notices, office.hours, now)) return;
    for (const { tag, title, body, enquiryId } of fresh) {
      shownTags.current.add(tag);
      if (isLooking()) continue;
      const shown = new Notification(title, { body, tag });
      shown.addEventListener('click', () => {
        window.focus();
        shown.close();
        void navigate({ to: '/q/$queue/$id', params: { queue: 'mine', id: enquiryId } });
      });
    }
  }, [isOn, notices, office, mine, news, minute, me.id, navigate]);
  return null;
}
