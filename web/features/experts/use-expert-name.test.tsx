// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import { useExpertName } from "./use-expert-name.ts";

afterEach(cleanup);

function Shown({ given }: { given: string | undefined }) {
  const { slug, title } = useExpertName(given);
  return <p>{`${slug}: ${title}`}</p>;
}

test.each([
  ["/jonas", undefined, "jonas: Jonas"],
  ["/jonas", "miriam", "miriam: Miriam"],
  ["/Jos%C3%A9%20Mar%C3%ADa", undefined, "jose-maria: Jose-Maria"],
  ["/%3Cscript%3E", undefined, "script: Script"],
  ["/42", undefined, "null: 42"],
])("%s with the given name %s is the page of %s", (path, given, text) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/:therapistName" element={<Shown given={given} />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText(text)).toBeDefined();
});
