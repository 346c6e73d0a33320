/** The notification when a session ended or a person was disabled, sent by triggers of their tables. */
export const SESSION_ENDED = 'session-ended';
