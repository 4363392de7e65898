import { createContext, useContext } from 'react';
import type { MenuEntry } from '@/lib/contract/shell';

const Menu = createContext<readonly MenuEntry[]>([]);

/** Carries the menu, which the frame keeps fresh, to what stands in the header. */
export const MenuProvider = Menu.Provider;

/** The menu of the active role, every module in one list. */
export const useShellMenu = () => useContext(Menu);
