/** Whatever `app/capabilities.ts` lists is added here by `app/panel-names.d.ts`, because nothing below may import that list. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface PanelNames {}

export type PanelName = keyof PanelNames;
