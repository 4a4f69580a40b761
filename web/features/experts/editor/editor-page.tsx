import type { Contribution } from "@rapport/shared/contracts/contributions.ts";
import { useState } from "react";
import { EngineNote } from "@/components/recommendation/engine-note.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { Paragraphs } from "@/components/ui/paragraphs.tsx";
import { UnsavedChangesGuard } from "@/components/unsaved/unsaved-changes-guard.tsx";
import { Moment } from "../components/moment.tsx";
import { OriginalInput } from "../components/original-input.tsx";
import { useFocusLater } from "../components/use-focus-later.ts";
import { useSourceInView } from "../components/use-source-in-view.ts";
import { REMOVE_INSIGHT, REMOVE_QUESTION } from "../texts.ts";
import { CONFLICTS_ID, ConflictPanel } from "./conflict-panel.tsx";
import type { Item, Kind, Values } from "./content.ts";
import { EditorHeader } from "./editor-header.tsx";
import { EditorNotices, NOTICES_ID } from "./editor-notices.tsx";
import { isUnsaved } from "./editor-state.ts";
import { editButtonId, ItemCard, itemId } from "./item-card.tsx";
import { ItemForm } from "./item-form.tsx";
import { Items, neighbourOf } from "./items.tsx";
import { useEditor } from "./use-editor.ts";

const byId = (id: string) => document.getElementById(id);
const heading = () => document.querySelector<HTMLElement>("main h1");

interface EditorPageProps {
  slug: string;
  title: string;
  contribution: Contribution;
}

/** A saved contribution, to be read and changed. Give it the contribution's id as key. */
export function EditorPage({ slug, title, contribution }: EditorPageProps) {
  const [state, editor] = useEditor(slug, contribution);
  const [removing, setRemoving] = useState<{ kind: Kind; key: string } | null>(null);
  const [discarding, setDiscarding] = useState(false);
  const focusLater = useFocusLater(removing !== null || discarding);
  const { marked, pointer } = useSourceInView();
  const { base, content, editing, saving, converting, alert } = state;
  const unsaved = isUnsaved(state);

  function closeForm(close: () => unknown) {
    const key = editing?.key;
    if (close() !== false && key) focusLater(() => byId(editButtonId(key)));
  }

  function remove() {
    if (removing === null) return;
    const neighbour = neighbourOf(content, removing.key);
    editor.remove(removing.kind, removing.key);
    focusLater(() => (neighbour && byId(itemId(neighbour))) || heading());
  }

  async function convert(key: string) {
    const made = await editor.convert(key);
    if (made) byId(itemId(made))?.focus();
  }

  async function save() {
    await editor.save();
    const { alert: said, merged } = editor.store.getState();
    // The button has nothing left to do then and would drop the focus.
    if (said?.tone === "success") heading()?.focus();
    else if (merged) byId(NOTICES_ID)?.focus();
  }

  const card = (kind: Kind) => (item: Item<Values["question"]> | Item<Values["insight"]>) => {
    const { key } = item;
    const form = editing?.key === key && (
      <ItemForm
        editing={editing}
        empty={state.formEmpty}
        busy={saving}
        onType={editor.type}
        onApply={() => closeForm(editor.applyEdit)}
        onCancel={() => closeForm(editor.cancelEdit)}
      />
    );
    return (
      <ItemCard
        key={key}
        item={item}
        original={base.rawInput}
        pointer={pointer}
        alert={alert}
        locked={saving}
        converting={converting.includes(key)}
        form={form || null}
        onEdit={() => editor.edit(kind, key)}
        onRemove={() => setRemoving({ kind, key })}
        onConvert={kind === "question" ? () => void convert(key) : undefined}
        onDismissAlert={editor.dismissAlert}
      />
    );
  };

  return (
    <div className="flex flex-col gap-8 max-md:pb-24">
      <EditorHeader
        slug={slug}
        title={title}
        unsaved={unsaved}
        saving={saving}
        waiting={converting.length > 0}
        alert={alert?.about === null ? alert : null}
        onSave={() => void save()}
        onDismissAlert={editor.dismissAlert}
      />
      <EditorNotices
        editor={state}
        unsaved={unsaved}
        onDismissMerge={editor.dismissMerge}
        onDismissRestored={editor.dismissRestored}
        onDiscard={() => setDiscarding(true)}
      />
      {state.conflicts.length > 0 && (
        <ConflictPanel
          conflicts={state.conflicts}
          content={content}
          onResolve={(conflict, side) => {
            editor.resolve(conflict, side);
            focusLater(() => byId(CONFLICTS_ID) ?? heading());
          }}
        />
      )}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Summary contribution={base} summary={content.summary} lastEdited={state.lastEdited} />
          <Items content={content} question={card("question")} insight={card("insight")} />
          <EngineNote engine={base.engine === "offline" ? base.engine : null} />
        </div>
        {base.rawInput && (
          <div>
            <OriginalInput text={base.rawInput} marked={marked} className="lg:sticky lg:top-34" />
          </div>
        )}
      </div>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={removing?.kind === "insight" ? REMOVE_INSIGHT : REMOVE_QUESTION}
        confirmLabel="Yes, remove it"
        danger
        onConfirm={remove}
      />
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title="Are you sure you want to discard your changes?"
        description="The contribution is then shown as it is saved."
        confirmLabel="Yes, discard them"
        danger
        onConfirm={() => {
          editor.discard();
          focusLater(heading);
        }}
      />
      <UnsavedChangesGuard when={unsaved} onLeave={editor.discard} />
    </div>
  );
}

interface SummaryProps {
  contribution: Contribution;
  summary: string;
  lastEdited: string | null;
}

function Summary({ contribution, summary, lastEdited }: SummaryProps) {
  return (
    <section aria-labelledby="summary" className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span>
          Contributed on <Moment iso={contribution.timestamp} />
        </span>
        {lastEdited && (
          <span>
            Edited on <Moment iso={lastEdited} />
          </span>
        )}
      </p>
      <h2 id="summary" className="text-xl">
        Summary
      </h2>
      <Paragraphs text={summary || "No summary provided"} />
    </section>
  );
}
