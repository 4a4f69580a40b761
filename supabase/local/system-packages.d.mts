export interface SystemPackage {
  name: string;
  purpose: string;
  programs: string[];
  apt: string;
}

export const CHROMIUM: SystemPackage;

export function findProgram(programs: string[]): string | null;
export function ensureSystemPackages(packages: SystemPackage[]): SystemPackage[];
