import { sql } from 'drizzle-orm';

/** A LIKE pattern for what holds a text somewhere. */
export const likeContains = (text: string) => sql`('%' || ${escapeLike(text)} || '%')`;

/** A LIKE pattern for what begins with a text. */
export const likeStartsWith = (text: string) => sql`(${escapeLike(text)} || '%')`;

/** A text as the database compares it, with no character of a pattern left in it. */
const escapeLike = (text: string) => sql`regexp_replace(searchable(${text}), '([\\\\%_])', '\\\\\\1', 'g')`;
