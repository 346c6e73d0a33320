import * as z from 'zod/mini';
import { byField } from '../enquiry-form.ts';

/** The form's fields of a stored enquiry, as the desk's API returns them. */
export const enquiryShape = byField(() => z.string());

/** Where it came from, and what the browser sent about itself; empty if the form did not send it. */
export const originShape = {
  page: z.string(),
  service: z.string(),
  notice: z.string(),
  language: z.string(),
  timezone: z.string(),
};
