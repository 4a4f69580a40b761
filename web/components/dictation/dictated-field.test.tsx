// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useRef, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { DictatedField, type DictatedFieldHandle } from "./dictated-field.tsx";
import { FakeRecogniser } from "./fake-recogniser.ts";

afterEach(cleanup);

type Props = Partial<ComponentProps<typeof DictatedField>>;

/** A page with one field and a button that takes the text away. */
function Page({ fake, ...props }: Props & { fake: FakeRecogniser }) {
  const [text, setText] = useState(props.text ?? "");
  const field = useRef<DictatedFieldHandle>(null);
  const clear = () => {
    field.current?.close();
    setText("");
    field.current?.focus();
  };
  return (
    <>
      <DictatedField
        label="Thoughts"
        recogniser={() => fake.create}
        {...props}
        ref={field}
        text={text}
        onText={setText}
      />
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  );
}

function open(props: Props = {}) {
  const fake = new FakeRecogniser();
  render(<Page fake={fake} {...props} />);
  return { fake, user: userEvent.setup() };
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Thoughts" });

test("the microphone goes by the name that the page gives it, and works as the page asks", async () => {
  const { fake, user } = open({ voiceTitle: "Dictate", mode: "single-utterance", text: "First:" });
  await user.click(screen.getByRole("button", { name: "Dictate" }));
  expect(fake.session.settings).toEqual({
    language: "en-US",
    continuous: false,
    interimResults: true,
  });
  act(() => fake.session.begin());
  act(() => fake.session.hear("I ask"));
  expect(field().value).toBe("First: I ask");
  expect(screen.getByRole("button", { name: "Stop recording" })).toBeDefined();
});

test("a page that takes the text away lets nothing more come in", async () => {
  const { fake, user } = open();
  await user.click(screen.getByRole("button", { name: "Answer with voice" }));
  act(() => fake.session.hear("I ask"));
  await user.click(screen.getByRole("button", { name: "Clear" }));
  act(() => fake.session.hear("I ask more."));
  expect(field().value).toBe("");
  expect(document.activeElement).toBe(field());
});

test("the short wording of a denied microphone is told where a page asks for it", async () => {
  const { fake, user } = open({ permissionWording: "short" });
  await user.click(screen.getByRole("button", { name: "Answer with voice" }));
  act(() => fake.session.fail("not-allowed"));
  expect(screen.getByRole("alert").textContent).toBe("Microphone permission was denied.");
});

test("near its limit the field counts down, beyond it the excess, and it cuts nothing off", async () => {
  const { user } = open({ limit: 20, text: "a".repeat(17) });
  expect(screen.queryByText(/characters/)).toBeNull();
  await user.type(field(), "b");
  const description = () => document.getElementById(field().getAttribute("aria-describedby") ?? "");
  expect(description()?.textContent).toBe("2 characters left");
  await user.type(field(), "cdef");
  expect(description()?.textContent).toBe("2 characters too many");
  expect(field().value).toHaveLength(22);
});

test("hint and fault describe the field, in this order", () => {
  open({ hint: "As it comes.", faultId: "fault", children: <p id="fault">Too little.</p> });
  const described = field().getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "As it comes.",
    "Too little.",
  ]);
  expect(field().getAttribute("aria-invalid")).toBe("true");
});

test("a text that is on its way can be read, but neither typed nor dictated", async () => {
  const { user } = open({ disabled: true, text: "On its way" });
  await user.type(field(), " and more");
  expect(field().value).toBe("On its way");
  expect(
    screen.getByRole<HTMLButtonElement>("button", { name: "Answer with voice" }).disabled,
  ).toBe(true);
});
