import { z } from 'zod';

/** Only expressions like `${{ secrets.NAME }}`; anything else is a mistake or a script. */
const fromForge = z
  .string()
  .regex(/^\$\{\{ (?:secrets\.[A-Z_]+|vars\.[A-Z_]+|github\.actor) \}\}$/u);
const cron = z.string().regex(/^[0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*$/u);
const image = z.string().regex(/^node:[\d.]+-bookworm$/u);

const step = z.strictObject({
  uses: z.string().optional(),
  with: z
    .strictObject({ 'fetch-depth': z.literal(0), 'persist-credentials': z.literal(false) })
    .optional(),
  run: z.string().optional(),
  env: z.record(z.string().regex(/^[A-Z_]+$/u), fromForge).optional(),
});

const job = z.strictObject({
  needs: z.string().optional(),
  // Only a single job gets write permission, never a whole workflow.
  permissions: z
    .strictObject({ contents: z.literal('read'), packages: z.literal('write') })
    .optional(),
  'runs-on': z.string().regex(/^ubuntu-\d+\.\d+$/u),
  container: z
    .union([image, z.strictObject({ image, options: z.literal('--privileged') })])
    .optional(),
  environment: z.literal('production').optional(),
  'timeout-minutes': z.number().int().min(1).max(360),
  steps: z.array(step).min(1),
});

/** The keywords of GitHub workflows that ours use; any other, or a misspelling, is refused. */
export const workflowSchema = z.strictObject({
  name: z.string(),
  on: z
    .strictObject({
      push: z
        .union([
          z.strictObject({ branches: z.array(z.string()) }),
          z.strictObject({ tags: z.array(z.string()) }),
        ])
        .optional(),
      // Never pull_request_target: code from strangers must not get secrets.
      pull_request: z.null().optional(),
      schedule: z.array(z.strictObject({ cron })).optional(),
      workflow_dispatch: z.null().optional(),
    })
    .refine((events) => Object.keys(events).length > 0, 'The workflow has no trigger.'),
  permissions: z.strictObject({ contents: z.literal('read') }),
  concurrency: z
    .strictObject({ group: z.string(), 'cancel-in-progress': z.boolean().optional() })
    .optional(),
  jobs: z
    .record(z.string(), job)
    .refine(
      (jobs) => Object.values(jobs).every(({ needs }) => needs === undefined || needs in jobs),
      'A job needs a job that does not exist.',
    ),
});
