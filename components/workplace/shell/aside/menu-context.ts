import { createContext, useContext } from 'react';
import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import type { NamedPlace } from '../navigation/place';

interface ShellMenu {
  readonly modules: readonly Module[];
  /** Modules of the organisation that are not switched on; listed for administrators alone. */
  readonly modulesOff: readonly Module[];
  /** Of the active role, every module in one list. */
  readonly menu: readonly MenuEntry[];
  /** What everybody finds before the modules. */
  readonly places: readonly NamedPlace[];
}

const Menu = createContext<ShellMenu>({ modules: [], modulesOff: [], menu: [], places: [] });

/** Carries the menu, which the frame keeps fresh, to what stands in the header and in panels. */
export const MenuProvider = Menu.Provider;

export const useShellMenu = () => useContext(Menu);
