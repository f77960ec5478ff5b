/** A request may not wait longer for Redis where nothing else is said (`REDIS_LIMIT_MS`). */
export const COMMAND_LIMIT_MS = 800;
