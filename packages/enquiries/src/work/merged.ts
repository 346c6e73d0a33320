import { sql, type RawBuilder } from 'kysely';

/** The enquiry itself and those that were merged into it: its thread includes theirs. */
export const withMerged = (enquiryId: RawBuilder<unknown> | string): RawBuilder<string[]> =>
  sql`array(select ${enquiryId}::uuid union all
    select part.lead_id from desk_leads part where part.merged_into = ${enquiryId}::uuid)`;
