import type { FoundRow, PlaceView } from '@studio/contract/desk/search-results';
import type { Term } from '@studio/contract/desk/search-terms';
import type { ResponseTarget } from '@studio/contract/response-target';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { StoredEnquiry } from '#database/tables.ts';
import { shownPhone } from '#submission/phones.ts';
import { enquiryRow, readListed, type ListedRow } from '#work/enquiry-row.ts';
import { by } from '#work/event-row.ts';
import { foundPlaces, type Unit } from './found-places.ts';

/** Per text and per thread: later text is found too, but has no excerpt in the results. */
const READ_AT_MOST = 20_000;
const TEXTS_AT_MOST = 50;

interface Written {
  readonly id: string;
  readonly enquiry_id: string;
  readonly kind: 'added' | 'in' | 'out' | 'note';
  readonly at: Date;
  readonly by: PlaceView['by'];
  readonly subject: string;
  readonly text: string;
  readonly files: readonly { readonly name: string }[];
}

/** Mails, additions and notes, the latest first, as the thread shows them. */
async function readWritten(db: Db, ids: readonly string[]): Promise<Map<string, Unit[]>> {
  const { rows } = await sql<Written>`
    select w.id, w.enquiry_id, w.kind, w.at, w.subject, left(w.text, ${READ_AT_MOST}) as text, w.files,
      ${by} as by
    from unnest(${ids}::uuid[]) as asked (id) cross join lateral (
      (select id, enquiry_id, direction as kind, at, staff_id, subject, body as text, attachments as files
        from thread_mails where enquiry_id = asked.id and kind <> 'spam' order by at desc limit ${TEXTS_AT_MOST})
      union all
      select id, enquiry_id, 'added', received_at, null, '', body, '[]' from enquiry_additions
        where enquiry_id = asked.id
      union all
      (select id, enquiry_id, 'note', written_at, staff_id, '', text, '[]' from enquiry_notes
        where enquiry_id = asked.id order by written_at desc limit ${TEXTS_AT_MOST})
    ) as w left join staff s on s.id = w.staff_id order by w.at desc
  `.execute(db);
  const units = new Map<string, Unit[]>();
  for (const { enquiry_id, at, subject, text, files, ...row } of rows) {
    const names = files.map(({ name }) => name);
    const unit = { ...row, at: at.toISOString(), texts: [text, subject], files: names };
    const known = units.get(enquiry_id);
    if (known) known.push(unit);
    else units.set(enquiry_id, [unit]);
  }
  return units;
}

type Form = Pick<
  StoredEnquiry,
  'id' | 'name' | 'companyname' | 'email' | 'phonenumber' | 'subject' | 'projectdetails'
>;

const readForms = (db: Db, ids: readonly string[]): Promise<Form[]> =>
  db
    .selectFrom('enquiries')
    .select(['id', 'name', 'companyname', 'email', 'phonenumber', 'subject', 'projectdetails'])
    .where('id', 'in', ids)
    .execute();

/** The person, and the form. */
function formUnits(form: Form, { reference, received_at }: ListedRow): [Unit, Unit] {
  const common = { id: 'received', by: null, at: received_at.toISOString(), files: [] };
  const person = [form.name, form.companyname, form.email, `+${form.phonenumber}`];
  return [
    { ...common, kind: 'person', texts: person },
    { ...common, kind: 'form', texts: [form.projectdetails, form.subject, reference] },
  ];
}

const reachedBy = ({ phonenumber, email }: Form): string =>
  [shownPhone(phonenumber), email].filter((one) => one !== '').join(' · ');

/** How many enquiries the persons of these rows have sent. */
async function countOfPersons(db: Db, rows: readonly ListedRow[]): Promise<Map<string, number>> {
  const { rows: counts } = await sql<{ person: Buffer; count: number }>`
    select person_hash as person, count(*)::int as count from enquiry_work
    where person_hash = any(${rows.map((row) => row.person_hash)}) group by person_hash
  `.execute(db);
  return new Map(counts.map(({ person, count }) => [person.toString('hex'), count]));
}

/** It matched, but no term is in the part read here: the result shows the person (for a number) or the form. */
function placesOf(
  [person, form]: [Unit, Unit],
  written: readonly Unit[],
  terms: readonly Term[],
): PlaceView[] {
  const units = [person, form, ...written];
  const places = foundPlaces(units, terms);
  if (places.length > 0) return places;
  return foundPlaces([terms.every(({ kind }) => kind === 'number') ? person : form], []);
}

/** The places to show for the found enquiries, in the given order. */
export async function readFound(
  db: Db,
  responseTarget: ResponseTarget,
  ids: readonly string[],
  terms: readonly Term[],
): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const { listed, forms, written, persons } = await db.connection().execute(async (one) => {
    const rows = await readListed(one, ids);
    return {
      listed: rows,
      forms: new Map((await readForms(one, ids)).map((form) => [form.id, form])),
      written: await readWritten(one, ids),
      persons: await countOfPersons(one, rows),
    };
  });
  const shown = new Set<string>();
  return listed.flatMap((row): readonly FoundRow[] => {
    const form = forms.get(row.enquiry_id);
    if (!form) return [];
    const key = row.person_hash.toString('hex');
    const places = placesOf(formUnits(form, row), written.get(row.enquiry_id) ?? [], terms)
      // A person is one result, however many enquiries they sent.
      .filter(({ kind }) => kind !== 'person' || !shown.has(key))
      .map((place) => (place.kind === 'person' ? { ...place, excerpt: reachedBy(form) } : place));
    if (places.some(({ kind }) => kind === 'person')) shown.add(key);
    return [
      {
        ...enquiryRow(row, responseTarget),
        ofPerson: persons.get(key) ?? 1,
        places,
      },
    ];
  });
}
