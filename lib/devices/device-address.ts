/** The addresses that end in the id of a device (SSO-08, SSO-09). */
const NAMING = /^(\/(?:auth\/login|mobileauth)\/).+$/;

/** Whether an address names a device, which is nobody else's to know: not another site's, and no log's. */
export const namesDevice = (path: string): boolean => NAMING.test(path);

/** The address with the id left out. */
export const withoutDevice = (path: string): string => path.replace(NAMING, '$1…');
