import type { Contribution } from "@rapport/shared/contracts/contributions.ts";
import { createStore } from "zustand/vanilla";
import { ApiError, errorMessage, hasStatus } from "@/lib/api-error.ts";
import {
  CONTRIBUTION_SAVED,
  CONVERSION_FALLBACK,
  conversionFailed,
  savingContributionFailed,
} from "../texts.ts";
import { findItem, type Kind, type Values } from "./content.ts";
import {
  applyEditing,
  beginEditing,
  type Editing,
  type EditorState,
  fresh,
  isUnsaved,
  mergeInto,
  remove,
  resolve,
  savable,
  turnIntoInsight,
} from "./editor-state.ts";
import type { Conflict } from "./merge.ts";

/** What the editor says; `about` is the key of an item, or null for the contribution as a whole. */
export interface EditorAlert {
  tone: "success" | "danger";
  about: string | null;
  text: string;
}

export interface Editor extends EditorState {
  saving: boolean;
  /** Keys of the questions that are being turned into insights. */
  converting: readonly string[];
  alert: EditorAlert | null;
  /** The form was to be taken over without any words in it. */
  formEmpty: boolean;
  /** Somebody else saved meanwhile, and their changes were taken in beside mine. */
  merged: boolean;
  /** Changes that were not saved last time are back. */
  restored: boolean;
}

export interface EditorPorts {
  /** Saves and reads again. @throws ApiError with status 409 when somebody else saved meanwhile */
  save(contribution: ReturnType<typeof savable>): Promise<Contribution>;
  /** Reads what is saved now. */
  read(): Promise<Contribution>;
  convert(question: Values["question"]): Promise<Values["insight"]>;
  /** Keeps the state, so that a reload finds it. Called after every change. */
  keep(state: EditorState): void;
}

const SETTLED = {
  saving: false,
  converting: [],
  alert: null,
  formEmpty: false,
  merged: false,
  restored: false,
};

const stateOf = (editor: Editor): EditorState => {
  const { base, content, lastEdited, editing, conflicts } = editor;
  return { base, content, lastEdited, editing, conflicts };
};

const now = () => new Date().toISOString();

/** Why a conversion failed: the agreed words stand in for an answer that says nothing. */
function conversionFailure(error: unknown): string {
  const isSilent =
    error instanceof ApiError &&
    error.serverText === null &&
    error.status !== 0 &&
    // An answer that is no JSON is repeated as it is.
    !(error.cause instanceof SyntaxError);
  return isSilent ? CONVERSION_FALLBACK : errorMessage(error, CONVERSION_FALLBACK);
}

/** What is shown first: what is saved, or, brought together with it, what was not saved last time. */
function begin(contribution: Contribution, draft: EditorState | null): Editor {
  if (draft === null) return { ...fresh(contribution), ...SETTLED };
  const restored = { ...SETTLED, restored: true };
  if (draft.base.version === contribution.version) return { ...draft, ...restored };
  return { ...mergeInto(draft, contribution, now()), ...restored, merged: true };
}

/** The editing of one contribution, apart from React. */
export function createEditor(
  contribution: Contribution,
  draft: EditorState | null,
  ports: EditorPorts,
) {
  const store = createStore<Editor>()(() => begin(contribution, draft));
  store.subscribe((editor) => ports.keep(stateOf(editor)));
  const state = () => store.getState();
  const set = (changes: Partial<Editor>) => store.setState(changes);
  /** What is on its way to be saved is left alone until it has arrived. */
  const change = (changes: Partial<Editor>) => !state().saving && set(changes);

  /** Takes the open form over. @returns false when it holds no words */
  function closeForm(): boolean {
    const applied = applyEditing(stateOf(state()), now());
    set(applied === null ? { formEmpty: true } : { ...applied, formEmpty: false });
    return applied !== null;
  }

  async function takeInTheirs() {
    const theirs = await ports.read();
    set({ ...mergeInto(stateOf(state()), theirs, now()), merged: true });
  }

  async function send() {
    try {
      const saved = await ports.save(savable(state()));
      const alert = { tone: "success", about: null, text: CONTRIBUTION_SAVED } as const;
      set({ ...fresh(saved), ...SETTLED, saving: true, alert });
    } catch (error) {
      if (!hasStatus(error, 409)) throw error;
      await takeInTheirs();
    }
  }

  return {
    store,
    edit: (kind: Kind, key: string) =>
      closeForm() && change({ ...beginEditing(stateOf(state()), kind, key), alert: null }),
    type: (editing: Editing) => change({ editing, formEmpty: false }),
    /** Takes the open form over. @returns false when it holds no words */
    applyEdit: closeForm,
    cancelEdit: () => change({ editing: null, formEmpty: false }),
    remove: (kind: Kind, key: string) => change(remove(stateOf(state()), kind, key, now())),
    resolve: (conflict: Conflict, side: "mine" | "theirs") =>
      change(resolve(stateOf(state()), conflict, side)),
    dismissAlert: () => set({ alert: null }),
    dismissMerge: () => set({ merged: false }),
    dismissRestored: () => set({ restored: false }),
    discard: () => set({ ...fresh(state().base), ...SETTLED }),

    /** Shows what was read anew, unless that would touch what the person is at. */
    adopt(read: Contribution) {
      const { base, editing, saving } = state();
      if (saving || editing !== null || isUnsaved(state()) || read.version <= base.version) return;
      set(fresh(read));
    },

    /** @returns the key of the insight; null when there is none */
    async convert(key: string): Promise<string | null> {
      const item = findItem(state().content, "question", key);
      if (item === undefined || state().saving || state().converting.includes(key)) return null;
      set({ converting: [...state().converting, key], alert: null });
      let made: string | null = null;
      try {
        const insight = await ports.convert(item.value);
        const turned = turnIntoInsight(stateOf(state()), key, insight, now());
        made = turned.key;
        set(turned.state);
      } catch (error) {
        const text = conversionFailed(conversionFailure(error));
        set({ alert: { tone: "danger", about: key, text } });
      }
      set({ converting: state().converting.filter((one) => one !== key) });
      return made;
    },

    async save() {
      const { saving, converting } = state();
      if (saving || converting.length > 0 || !isUnsaved(state()) || !closeForm()) return;
      set({ saving: true, alert: null });
      try {
        await send();
      } catch (error) {
        const text = savingContributionFailed(errorMessage(error, "Please try again."));
        set({ alert: { tone: "danger", about: null, text } });
      }
      set({ saving: false });
    },
  };
}

export type ContributionEditor = ReturnType<typeof createEditor>;
