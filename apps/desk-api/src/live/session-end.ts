/** The word by which PostgreSQL says that a session ended or a person was disabled (migration 0041). */
export const SESSION_ENDED = 'session-ended';
