/** What PostgreSQL sends when a session ended or a person was disabled, by a trigger of their tables. */
export const SESSION_ENDED = 'session-ended';
