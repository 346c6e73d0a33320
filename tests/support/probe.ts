import type { TestDatabase } from './database.ts';
import type { TestService } from './service.ts';

export const probeCron = '7 * * * *';

/** Lets a probe arrive: without one doctor fails. */
export async function addProbe({ pool }: Pick<TestDatabase, 'pool'>): Promise<void> {
  await pool.query(
    `with probe as (
       insert into enquiries (id, reference, content_hash, state, is_probe, name, companyname, email, phonenumber,
         subject, projectdetails, purge_after)
       values (gen_random_uuid(), gen_random_uuid(), '\\x00', 'planned', true, 'n', 'c',
         'probe@company.example', '1', 's', 'p', now() + interval '1 day')
       returning id)
     insert into deliveries (id, enquiry_id, purpose, channel, state, delivered_at)
     select gen_random_uuid(), id, 'sales', 'smtp', 'delivered', now() from probe`,
  );
}

/** Settings with which doctor is content with such a probe. */
export async function withProbe({ config, database }: TestService): Promise<TestService['config']> {
  await addProbe(database);
  return { ...config, probeCron };
}
