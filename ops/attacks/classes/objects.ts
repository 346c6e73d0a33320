import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { askDesk, postDesk } from '../product.ts';
import { asked } from './roles.ts';

interface Row extends Record<string, unknown> {
  readonly id: string;
}

/** No guessed id may open anything of a colleague's or anything that does not exist. */
export const objects: Attack = {
  name: 'other people’s objects',
  least: 21,
  async *run(product) {
    const [ravi, meera] = [await product.signIn('sales'), await product.signIn('manager')];
    const { id } = await product.enquire();
    const withIds = product.service.app.knownRoutes.filter(({ url }) => url.includes(':id'));
    for (const route of withIds)
      for (const guess of [randomUUID(), '00000000-0000-0000-0000-000000000000']) {
        const { status } = await askDesk(product, meera, asked(route, guess));
        yield {
          what: `${route.method} ${route.url}: ${status}`,
          isThrough: status < 400 || status >= 500,
        };
      }

    const [session] = await product.sql<Row>(
      'select id from staff_sessions where staff_id = $1',
      ravi.staffId,
    );
    const path = `/api/sessions/${session?.id ?? ''}`;
    const ended = await askDesk(product, meera, { method: 'DELETE', path });
    yield { what: 'a colleague’s session is ended', isThrough: ended.status < 400 };
    const list = await askDesk(product, meera, { path: '/api/sessions' });
    yield {
      what: 'a colleague’s session is listed',
      isThrough: list.text.includes(session?.id ?? '-'),
    };

    const writtenAt = new Date().toISOString();
    const draft = { key: randomUUID(), text: 'only mine: quincunx', writtenAt };
    for (const kind of ['reply', 'note']) {
      await postDesk(product, ravi, `/api/enquiries/${id}/drafts/${kind}`, draft, 'PUT');
      const { text } = await askDesk(product, meera, { path: `/api/enquiries/${id}` });
      yield { what: `a colleague’s draft of a ${kind}`, isThrough: text.includes('quincunx') };
    }
    const found = await askDesk(product, meera, { path: '/api/search?q=quincunx' });
    yield { what: 'a draft is found', isThrough: found.text.includes(id) };

    const opened = await askDesk(product, ravi, { path: `/api/enquiries/${id}` });
    const { events } = JSON.parse(opened.text) as { events: { id: string }[] };
    const reply = { id: randomUUID(), text: 'Hello.', then: 'waiting', seen: events.at(-1)?.id };
    await postDesk(product, ravi, `/api/enquiries/${id}/replies`, reply);
    const back = await askDesk(product, meera, {
      method: 'DELETE',
      path: `/api/replies/${reply.id}`,
    });
    yield { what: 'a colleague’s reply is taken back', isThrough: back.status < 400 };

    const other = await product.enquire();
    const note = { id: randomUUID(), text: 'first' };
    await postDesk(product, ravi, `/api/enquiries/${id}/notes`, note);
    await postDesk(product, meera, `/api/enquiries/${other.id}/notes`, { ...note, text: 'second' });
    const [kept] = await product.sql<Row>('select * from enquiry_notes where id = $1', note.id);
    yield { what: 'a note is overwritten', isThrough: kept?.['text'] !== 'first' };
  },
};
