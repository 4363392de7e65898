/** What is chosen, by the KeyCode of its level. */
export type ChosenLevels = Readonly<Record<string, readonly string[]>>;
