import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type ChunkGroups = Rolldown.CodeSplittingGroup[];
type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** What everything else stands on; a new version of our own pages leaves it in the browser's keeping. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|zustand|zod|@radix-ui[\\/]react-(?:slot|compose-refs))[\\/]/;

/** Where the app begins; everything that it imports is needed by every page of it. */
const ENTRY = fileURLToPath(new URL("../app/main.tsx", import.meta.url));

/** What lies around a dialog; only dialogs need it. */
const DIALOG =
  /[\\/](?:@radix-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden)[\\/]|[\\/]components[\\/]ui[\\/](?:confirm-)?dialog\.tsx$/;

/**
 * How the scripts of the app are put into files. Left alone, every icon that two routes share becomes
 * a file, and on a phone each file is a way to the server and back: what is used together comes together.
 */
export function chunkGroups(): ChunkGroups {
  const isOfApp = appModules();
  const groups: ChunkGroups = [
    // The one script of the landing pages needs nothing else of the app.
    { name: "constants", test: /[\\/]shared[\\/]src[\\/]constants\.ts$/ },
    { name: "framework", test: FRAMEWORK },
    {
      debugName: "app",
      test: /^(?!.*[\\/]node_modules[\\/])/,
      name: (id, context) => (isOfApp(id, context) ? "app" : null),
    },
    { name: "dialog", test: DIALOG },
    {
      name: "data",
      test: /[\\/](?:@tanstack[\\/]|web[\\/](?:app[\\/]server-data|lib[\\/]query-client)\.)/,
    },
    { name: "forms", test: /[\\/]react-hook-form[\\/]/ },
    {
      name: "pieces",
      test: /[\\/](?:lucide-react|web[\\/](?:components|lib)|shared[\\/]src)[\\/]/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 2_000,
    },
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

/** The name of a group alone: with those of all the routes that share a file it would be a long one. */
export function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.split("~")[0]}-[hash].js`;
}

/** Tells whether the app cannot start without a module. */
function appModules() {
  const known = new Set<string>();
  const visit = (id: string, context: Context) => {
    if (known.has(id)) return;
    known.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported, context);
  };
  return (id: string, context: Context): boolean => {
    if (known.size === 0) visit(ENTRY, context);
    return id !== ENTRY && known.has(id) && !id.endsWith(".css");
  };
}
