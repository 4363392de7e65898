import type { Module } from '@/lib/contract/workplace/shell';

/** A coined name with what it is in plain words beside it, where the HR API gives it alone. */
export function withPlainName(module: Module, plainNames: Readonly<Record<string, string>>): Module {
  const plain = Object.hasOwn(plainNames, module.Module_Name) && plainNames[module.Module_Name];
  return plain ? { ...module, Module_Name: `${module.Module_Name} · ${plain}` } : module;
}
