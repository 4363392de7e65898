/** The name under which grants are read, and read anew. */
export const GRANTS_TABLE = 'role-grants';
