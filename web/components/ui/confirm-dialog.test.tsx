// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "@/components/ui/button.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";

afterEach(cleanup);

const QUESTION = "Are you sure you want to clear your input?";

/** A page with a button that asks before it clears. */
function Page({ onConfirm }: { onConfirm: () => void | Promise<void> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Clear</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={QUESTION}
        confirmLabel="Clear it"
        onConfirm={onConfirm}
      />
    </>
  );
}

async function ask(onConfirm: () => void | Promise<void>) {
  render(<Page onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
}

test("it is a modal alert dialog named by its question", async () => {
  await ask(vi.fn());
  expect(screen.getByRole("alertdialog", { name: QUESTION })).toBeTruthy();
});

test("the focus starts on the button that changes nothing", async () => {
  await ask(vi.fn());
  expect(document.activeElement?.textContent).toBe("Cancel");
});

test("cancelling and Escape close it without doing anything", async () => {
  const onConfirm = vi.fn();
  await ask(onConfirm);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
});

test("while what was confirmed is being done it stays and cannot be confirmed twice", async () => {
  let finish = () => {};
  const onConfirm = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  await ask(onConfirm);
  const confirm = screen.getByRole("button", { name: "Clear it" });
  await userEvent.click(confirm);
  await userEvent.click(confirm);
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("alertdialog", { name: QUESTION })).toBeTruthy();
  finish();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(onConfirm).toHaveBeenCalledOnce();
});

test("closed, it gives the focus back to what opened it", async () => {
  await ask(() => undefined);
  await userEvent.keyboard("{Escape}");
  const opener = screen.getByRole("button", { name: "Clear" });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

/** Asks for a word first, inside a form of the page. */
function AskingForWord({ onConfirm, onSend }: { onConfirm: () => void; onSend: () => void }) {
  const [word, setWord] = useState("");
  return (
    <form onSubmit={onSend}>
      <ConfirmDialog
        open
        onOpenChange={() => undefined}
        title={QUESTION}
        confirmLabel="Clear it"
        ready={word === "CLEAR"}
        onConfirm={onConfirm}
      >
        <input aria-label="Word" value={word} onChange={({ target }) => setWord(target.value)} />
      </ConfirmDialog>
    </form>
  );
}

test("Enter in a field confirms once what was asked for stands there, and sends no other form", async () => {
  const [onConfirm, onSend] = [vi.fn(), vi.fn()];
  render(<AskingForWord onConfirm={onConfirm} onSend={onSend} />);
  const confirm = screen.getByRole<HTMLButtonElement>("button", { name: "Clear it" });
  await userEvent.type(screen.getByLabelText("Word"), "CLEA{Enter}");
  expect(confirm.disabled).toBe(true);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText("Word"), "R{Enter}");
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  expect(onSend).not.toHaveBeenCalled();
});
