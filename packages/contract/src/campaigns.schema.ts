import * as z from 'zod/mini';

/** content/campaigns.yaml: the values of utm_campaign that are counted. */
export const campaignsSchema = z.object({
  campaigns: z.array(z.object({ name: z.string(), about: z.string() })),
});

export type Campaigns = z.infer<typeof campaignsSchema>;
