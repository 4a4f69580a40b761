import type { Contribution } from "@rapport/shared/contracts/contributions.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { contributionQuery } from "../api/get-contribution.ts";
import { expertKeys } from "../api/keys.ts";
import { convertQuestion, updateContribution } from "../api/update-contribution.ts";
import { type ContributionEditor, createEditor, type Editor } from "./editor.ts";
import { keepEditorDraft, readEditorDraft } from "./editor-draft.ts";

/** The editing of one contribution, found again after a reload. Give the component its id as key. */
export function useEditor(slug: string, contribution: Contribution): [Editor, ContributionEditor] {
  const queryClient = useQueryClient();
  const { id } = contribution;
  const [editor] = useState(() => {
    const read = () => queryClient.fetchQuery({ ...contributionQuery(slug, id), retry: 1 });
    return createEditor(contribution, readEditorDraft(id), {
      read,
      async save(changed) {
        const saved = await updateContribution(slug, id, changed);
        void queryClient.invalidateQueries({ queryKey: expertKeys.previous(slug) });
        // It is saved, also when it cannot be read again at once.
        return await read().catch(() => saved);
      },
      convert: (question) => convertQuestion(question, id),
      keep: keepEditorDraft,
    });
  });
  useEffect(() => editor.adopt(contribution), [editor, contribution]);
  return [useStore(editor.store), editor];
}
