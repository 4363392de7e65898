/**
 * In the browser in place of how Next's own last page of an error looks (next.config.mjs), which it sends with every page. Ours
 * stands before it (app/global-error.tsx), and our content policy lets none of those styles through.
 */
export const errorStyles: Readonly<Record<string, undefined>> = {};
export const errorThemeCss = '';
export const WarningIcon = () => null;
