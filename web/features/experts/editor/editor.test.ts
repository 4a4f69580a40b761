import type { Contribution } from "@rapport/shared/contracts/contributions.ts";
import { describe, expect, test, vi } from "vitest";
import { ApiError } from "@/lib/api-error.ts";
import { contribution, idOf, insight, question } from "../testing/samples.ts";
import { createEditor, type EditorPorts } from "./editor.ts";
import { type EditorState, isUnsaved } from "./editor-state.ts";

const base = contribution();

function open(
  { draft = null, read = base }: { draft?: EditorState | null; read?: Contribution } = {},
  ports: Partial<EditorPorts> = {},
) {
  const save = vi.fn<EditorPorts["save"]>(async () => contribution({ version: 2 }));
  const convert = vi.fn<EditorPorts["convert"]>(async () => insight(9));
  const kept: EditorState[] = [];
  const editor = createEditor(read, draft, {
    save,
    convert,
    read: async () => read,
    keep: (state) => kept.push(state),
    ...ports,
  });
  return { editor, save, convert, kept, state: () => editor.store.getState() };
}

/** Rewords the first question by way of the form. */
function reword({ editor, state }: ReturnType<typeof open>, text: string) {
  editor.edit("question", idOf(1));
  const { editing } = state();
  if (editing?.kind !== "question") throw new Error("No question is being edited.");
  editor.type({ ...editing, value: { ...editing.value, question: text } });
  return editor.applyEdit();
}

describe("editing", () => {
  test("a contribution as it was read has nothing to save", async () => {
    const { editor, save, state } = open();
    expect(isUnsaved(state())).toBe(false);
    await editor.save();
    expect(save).not.toHaveBeenCalled();
  });

  test("new words are trimmed, marked as unsaved and dated", () => {
    const opened = open();
    reword(opened, "  Anew?  ");
    const { content, lastEdited } = opened.state();
    expect(content.lists.question[0]?.value).toEqual(question(1, { question: "Anew?" }));
    expect(lastEdited).toMatch(/^\d{4}-/);
    expect(isUnsaved(opened.state())).toBe(true);
  });

  test("words that are put back leave nothing to save", () => {
    const opened = open();
    reword(opened, "Anew?");
    reword(opened, "Question 1?");
    expect(isUnsaved(opened.state())).toBe(false);
  });

  test("a form without words is not taken over", () => {
    const opened = open();
    expect(reword(opened, "   ")).toBe(false);
    expect(opened.state()).toMatchObject({ formEmpty: true, editing: { key: idOf(1) } });
  });

  test("an open form is saved along with the rest", async () => {
    const opened = open();
    const { editor, state, save } = opened;
    editor.edit("insight", idOf(101));
    editor.type({
      kind: "insight",
      key: idOf(101),
      value: insight(1, { insight: "Written but not applied." }),
    });
    expect(isUnsaved(state())).toBe(true);
    await editor.save();
    expect(save.mock.calls[0]?.[0].analysis[0]?.insight).toBe("Written but not applied.");
  });

  test("what is removed is named for deletion", async () => {
    const { editor, save } = open();
    editor.remove("question", idOf(2));
    editor.remove("insight", idOf(101));
    await editor.save();
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      version: 1,
      questions: [question(1), question(3)],
      analysis: [insight(2)],
      deletedQuestionIds: [idOf(2)],
      deletedInsightIds: [idOf(101)],
    });
  });

  test("an audience that is neither client nor therapist is saved as client", async () => {
    const read = contribution({
      questions: [question(1, { audience: "supervisor" }), question(2)],
    });
    const { editor, save } = open({ read });
    editor.remove("question", idOf(2));
    await editor.save();
    expect(save.mock.calls[0]?.[0].questions).toEqual([question(1)]);
  });
});

describe("turning a question into an insight", () => {
  test("the question goes, and the insight comes last and without an id", async () => {
    const { editor, state, save } = open();
    const key = await editor.convert(idOf(1));
    expect(state().content.lists.insight.at(-1)?.key).toBe(key);
    await editor.save();
    const { _id, ...fresh } = insight(9);
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      questions: [question(2), question(3)],
      analysis: [insight(1), insight(2), fresh],
      deletedQuestionIds: [idOf(1)],
    });
  });

  test.each([
    ["the server's words", new ApiError("No luck.", { status: 502, serverText: "No luck." })],
    ["no answer", new ApiError("No luck.", { status: 0 })],
    ["no JSON", new ApiError("No luck.", { status: 200, cause: new SyntaxError() })],
  ])("a failure with %s is told at the question as it is", async (_, error) => {
    const { editor, state } = open({}, { convert: () => Promise.reject(error) });
    expect(await editor.convert(idOf(1))).toBeNull();
    expect(state().alert).toEqual({ tone: "danger", about: idOf(1), text: "Error: No luck." });
    expect(state().content.lists.question).toHaveLength(3);
  });

  test.each([
    new ApiError("Server returned 500", { status: 500 }),
    new ApiError("The server gave an unexpected answer.", { status: 200 }),
    new TypeError("x is not a function"),
  ])(
    "a failure without words of the server, as in %s, is told in the agreed ones",
    async (error) => {
      const { editor, state } = open({}, { convert: () => Promise.reject(error) });
      await editor.convert(idOf(1));
      expect(state().alert?.text).toBe("Error: Failed to convert question to insight");
    },
  );

  test("while it is being made nothing is saved, so that it is not left out", async () => {
    let finish = (_: ReturnType<typeof insight>) => {};
    const convert = () => new Promise<ReturnType<typeof insight>>((resolve) => (finish = resolve));
    const { editor, save } = open({}, { convert });
    editor.remove("question", idOf(3));
    const converting = editor.convert(idOf(1));
    await editor.save();
    expect(save).not.toHaveBeenCalled();
    finish(insight(9));
    await converting;
    await editor.save();
    expect(save).toHaveBeenCalledOnce();
  });
});

describe("saving", () => {
  test("what the server has then is shown, with nothing left to save", async () => {
    const saved = contribution({ version: 2, questions: [question(4)] });
    const opened = open({}, { save: async () => saved });
    reword(opened, "Anew?");
    await opened.editor.save();
    expect(opened.state()).toMatchObject({
      base: saved,
      saving: false,
      alert: { tone: "success", text: "Contribution saved successfully!" },
    });
    expect(isUnsaved(opened.state())).toBe(false);
  });

  test("a failure is told and keeps the changes", async () => {
    const save = async () => {
      throw new ApiError("The disk is full.", { status: 500 });
    };
    const opened = open({}, { save });
    reword(opened, "Anew?");
    await opened.editor.save();
    expect(opened.state().alert?.text).toBe("Error saving contribution: The disk is full.");
    expect(isUnsaved(opened.state())).toBe(true);
  });

  test("somebody else's save is taken in, and mine goes through over it", async () => {
    const theirs = contribution({
      version: 2,
      questions: [question(1), question(2, { question: "Theirs?" }), question(3)],
    });
    const save = vi
      .fn<EditorPorts["save"]>()
      .mockRejectedValueOnce(new ApiError("Changed.", { status: 409 }))
      .mockResolvedValueOnce(contribution({ version: 3 }));
    const opened = open({}, { save, read: async () => theirs });
    reword(opened, "Mine?");
    await opened.editor.save();
    expect(opened.state()).toMatchObject({ merged: true, conflicts: [], base: theirs });
    await opened.editor.save();
    expect(save.mock.calls[1]?.[0]).toMatchObject({ version: 2 });
    expect(save.mock.calls[1]?.[0].questions.map((one) => one.question)).toEqual([
      "Mine?",
      "Theirs?",
      "Question 3?",
    ]);
    expect(opened.state().merged).toBe(false);
  });

  test("where the newer version cannot be read, nothing is changed", async () => {
    const fail = (status: number) => async () => {
      throw new ApiError("Away.", { status });
    };
    const opened = open({}, { save: fail(409), read: fail(0) });
    reword(opened, "Mine?");
    await opened.editor.save();
    expect(opened.state()).toMatchObject({ base, merged: false });
    expect(opened.state().alert?.text).toBe("Error saving contribution: Away.");
  });
});

describe("a conflict", () => {
  const theirVersion = (...questions: ReturnType<typeof question>[]) =>
    contribution({ version: 2, questions });

  async function conflicting(
    theirs: Contribution,
    change: (opened: ReturnType<typeof open>) => void,
  ) {
    const save = async () => {
      throw new ApiError("Changed.", { status: 409 });
    };
    const opened = open({}, { save, read: async () => theirs });
    change(opened);
    await opened.editor.save();
    const [conflict] = opened.state().conflicts;
    if (conflict === undefined) throw new Error("There is no conflict.");
    const decide = (side: "mine" | "theirs") => {
      opened.editor.resolve(conflict, side);
      return opened.state();
    };
    return { decide };
  }
  const first = ({ content }: EditorState) => content.lists.question[0]?.value.question;

  test("can be decided for mine or for theirs", async () => {
    const theirs = theirVersion(question(1, { question: "Theirs?" }), question(2), question(3));
    const forMine = await conflicting(theirs, (opened) => reword(opened, "Mine?"));
    expect(first(forMine.decide("mine"))).toBe("Mine?");
    const forTheirs = await conflicting(theirs, (opened) => reword(opened, "Mine?"));
    const decided = forTheirs.decide("theirs");
    expect(first(decided)).toBe("Theirs?");
    expect(decided.conflicts).toEqual([]);
    expect(isUnsaved(decided)).toBe(false);
  });

  test("over what I removed: their words come back and are not deleted", async () => {
    const theirs = theirVersion(question(1, { question: "Theirs?" }), question(2), question(3));
    const { decide } = await conflicting(theirs, ({ editor }) =>
      editor.remove("question", idOf(1)),
    );
    const decided = decide("theirs");
    expect(decided.content.lists.question.map(({ value }) => value.question)).toContain("Theirs?");
    expect(decided.content.deleted.question).toEqual([]);
  });

  test("over what they removed: mine can go, too", async () => {
    const { decide } = await conflicting(theirVersion(question(2), question(3)), (opened) =>
      reword(opened, "Mine?"),
    );
    const decided = decide("theirs");
    expect(first(decided)).toBe("Question 2?");
    expect(decided.content.deleted.question).toEqual([]);
  });
});

describe("what was not saved last time", () => {
  /** The state that a reload finds after the first question was reworded. */
  function left(): EditorState {
    const opened = open();
    reword(opened, "Mine?");
    const draft = opened.kept.at(-1);
    if (draft === undefined) throw new Error("Nothing was kept.");
    return draft;
  }

  test("is back", () => {
    const { state } = open({ draft: left() });
    expect(state()).toMatchObject({ restored: true, merged: false });
    expect(state().content.lists.question[0]?.value.question).toBe("Mine?");
  });

  test("is brought together with what was saved since", () => {
    const read = contribution({ version: 5, questions: [question(1), question(3)] });
    const { state } = open({ draft: left(), read });
    expect(state()).toMatchObject({ restored: true, merged: true, base: read });
    expect(state().content.lists.question.map(({ value }) => value.question)).toEqual([
      "Mine?",
      "Question 3?",
    ]);
  });

  test("can be discarded", () => {
    const { editor, state } = open({ draft: left() });
    editor.discard();
    expect(isUnsaved(state())).toBe(false);
    expect(state().restored).toBe(false);
  });
});

test("a newer version is shown by itself only to somebody who has nothing to lose", () => {
  const newer = contribution({ version: 2, summary: "Anew." });
  const idle = open();
  idle.editor.adopt(newer);
  expect(idle.state().content.summary).toBe("Anew.");
  const busy = open();
  reword(busy, "Mine?");
  busy.editor.adopt(newer);
  expect(busy.state().base).toBe(base);
});
