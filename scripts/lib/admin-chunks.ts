import type { Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;
type Groups = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;

/** What is loaded before each of these shows anything. */
const FIRST = {
  account: /\/(?:main|AccountApp)\.tsx$/,
  admin: /\/(?:main|AdminApp|AdminLayout)\.tsx$/,
  editor: /\/(?:main|AdminApp|EditorLayout|EditorScreen)\.tsx$/,
  pages: /\/src\/admin\/pages\/\w+Screen\.tsx$/,
  screens: /\/src\/(?!admin\/(?:editor|pages)\/).*Screen\.tsx$/,
};

/** What renders a block, or one of its styles. */
const VIEWS = /\/src\/blocks\/(?!parts\/)\w+\/\w+\.tsx$/;

/** A view of fewer characters, before it is minified, comes with what the views of its folder share. */
const SMALL_VIEW = 1000;

/** Small parts of screens with forms and lists; dialogs and menus come with what opens them. */
const KIT = /[\\/]src[\\/](?:client|ui[\\/]kit[\\/](?!Dialog|Menu|Tabs|use-return))/;
const KIT_SHARE = 4;

const facadeOf = ({ facadeModuleId }: Chunk) => facadeModuleId?.replaceAll("\\", "/") ?? "";

/** @returns the modules that several chunks need, but no entry, and the small views. */
function joinedModules(chunks: readonly Chunk[], entries: ReadonlySet<string | null>): Set<string> {
  const imported = new Set(chunks.flatMap(({ imports }) => imports));
  const isSmallView = (chunk: Chunk) => VIEWS.test(facadeOf(chunk)) && chunk.code.length < SMALL_VIEW;
  const joined = chunks.flatMap((chunk) => [
    ...(imported.has(chunk.fileName) ? chunk.moduleIds.filter((id) => !entries.has(id)) : []),
    ...(isSmallView(chunk) && chunk.facadeModuleId ? [chunk.facadeModuleId] : []),
  ]);
  return new Set(joined);
}

/** @returns the modules of the chunks that an import of these entries brings, but not of what they load later. */
function modulesOf(chunks: readonly Chunk[], entries: RegExp): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const take = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) take(byName.get(name));
  };
  for (const chunk of chunks) if (entries.test(facadeOf(chunk))) take(chunk);
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}

/** @returns the file for what several views share: that of their folder or of their part, or else one for all blocks. */
function viewGroup(id: string): string {
  const part = /[\\/]src[\\/]blocks[\\/]parts[\\/](?:form[\\/])?(rich-text|data|newsletter)[\\/]/.exec(id)?.[1];
  return part ?? /[\\/]src[\\/]blocks[\\/](\w+)[\\/]/.exec(id)?.[1] ?? "parts";
}

/**
 * Divides what parts of the admin share into few files. Left alone, the bundler makes a file for each set of parts that
 * share a module, and the editor would wait for 45 of them, most under 1 KB. Nothing loads first what it doesn't use.
 * @param chunks a build of the admin with the bundler's own division.
 */
export function chunkGroups(chunks: readonly Chunk[]): Groups {
  const firstOf = (entries: RegExp) => modulesOf(chunks, entries);
  const [account, admin, editor] = [firstOf(FIRST.account), firstOf(FIRST.admin), firstOf(FIRST.editor)];
  const [pages, screens] = [firstOf(FIRST.pages), firstOf(FIRST.screens)];
  const views = firstOf(VIEWS);
  const entries = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId));
  const joined = joinedModules(chunks, entries);
  function name(id: string): string | null {
    // An entry keeps its module and its stylesheet.
    if (entries.has(id) || id.endsWith(".css")) return null;
    const isOnScreens = admin.has(id) || pages.has(id) || screens.has(id);
    if (!editor.has(id)) return account.has(id) && isOnScreens ? "fields" : null;
    if (account.has(id)) return "base";
    if (admin.has(id)) return "app";
    if (screens.has(id)) return "shared";
    return pages.has(id) ? "content" : "editing";
  }
  const viewName = (id: string) => (joined.has(id) && views.has(id) && !editor.has(id) ? viewGroup(id) : null);
  return {
    // Otherwise an index.ts would bring along everything that it exports.
    includeDependenciesRecursively: false,
    groups: [
      { name, debugName: "first screens" },
      { name: viewName, debugName: "views", test: /[\\/]src[\\/]/ },
      { name: "icons", test: /[\\/]lucide-react[\\/]/, minShareCount: 2 },
      { name: "kit", test: KIT, minShareCount: KIT_SHARE },
    ],
  };
}
