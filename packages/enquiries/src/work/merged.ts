import { sql, type RawBuilder } from 'kysely';

/** The enquiry itself and those merged into it: its thread includes theirs. */
export const withMerged = (enquiryId: RawBuilder<unknown> | string): RawBuilder<string[]> =>
  sql`array(select ${enquiryId}::uuid union all
    select part.enquiry_id from enquiry_work part where part.merged_into = ${enquiryId}::uuid)`;
