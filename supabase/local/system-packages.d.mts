export interface SystemPackage {
  name: string;
  purpose: string;
  programs?: string[];
  folder?: string;
  apt: string;
}

export const CHROMIUM: SystemPackage & { programs: string[] };
export const LOCAL_SPEECH: SystemPackage[];

export function findProgram(programs: string[]): string | null;
export function ensureSystemPackages(packages: SystemPackage[]): SystemPackage[];
