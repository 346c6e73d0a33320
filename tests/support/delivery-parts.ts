import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect } from 'vitest';
import { provider, type TestProvider } from './provider.ts';
import { eventually, testService, type TestService } from './service.ts';
import { smtpServer, type TestSmtp } from './smtp.ts';

export const webhookSecret = 'whsec_YS13ZWJob29rLXNlY3JldC10aGF0LWlzLXVzZWQtaW4tdGVzdHM=';

/** For each test a mail server, a provider on the web, someone to alarm and, once started, a worker that delivers. */
export class DeliveryParts {
  smtp!: TestSmtp;
  web!: TestProvider;
  alarm!: TestProvider;
  service!: TestService;

  constructor() {
    beforeEach(async () => {
      this.smtp = await smtpServer();
      this.web = await provider();
      this.alarm = await provider();
    });
    afterEach(async () => {
      await this.service[Symbol.asyncDispose]();
      await this.smtp[Symbol.asyncDispose]();
      await this.web[Symbol.asyncDispose]();
      await this.alarm[Symbol.asyncDispose]();
    });
  }

  async start(changes: Record<string, string> = {}): Promise<void> {
    this.service = await testService({
      INTAKE_SMTP_URL: this.smtp.url,
      INTAKE_ALARM_WEBHOOK_URL: this.alarm.url,
      INTAKE_EMAILJS_URL: this.web.url,
      INTAKE_EMAILJS_SERVICE_ID: 'service',
      INTAKE_EMAILJS_PUBLIC_KEY: 'public',
      INTAKE_EMAILJS_PRIVATE_KEY: 'private',
      INTAKE_EMAILJS_TEMPLATE_ID: 'template',
      INTAKE_WEBHOOK_URL: this.web.url,
      INTAKE_WEBHOOK_SECRET: webhookSecret,
      ...changes,
    });
    await this.service.startWorker();
  }

  async send(change: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.service.postEnquiry({ idempotencykey: randomUUID(), ...change });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ reference: string }>().reference;
  }

  deliveries() {
    return this.service.database.db
      .selectFrom('deliveries')
      .selectAll()
      .orderBy('created_at')
      .execute();
  }

  attempts() {
    return this.service.database.db
      .selectFrom('delivery_attempts')
      .selectAll()
      .orderBy('id')
      .execute();
  }

  openAlarms() {
    return this.service.database.db
      .selectFrom('alarms')
      .selectAll()
      .where('resolved_at', 'is', null)
      .execute();
  }

  failedOnce(): Promise<void> {
    return eventually(async () => {
      expect((await this.attempts())[0]?.outcome).toBe('retry');
    });
  }

  async makeDue(): Promise<void> {
    await this.service.database.pool.query(
      `update deliveries set next_attempt_at = now(); update pgboss.job set start_after = now()`,
    );
  }
}
