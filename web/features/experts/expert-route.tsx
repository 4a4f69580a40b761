import { AccessGate } from "./access/access-gate.tsx";
import { CapturePage } from "./capture/capture-page.tsx";
import { NoExpertName } from "./components/no-expert-name.tsx";
import { NO_NAME } from "./texts.ts";
import { useExpertName } from "./use-expert-name.ts";

/** `/{therapistName}`: an expert's page. A name given directly wins over the one in the address. */
export function ExpertPage({ therapistName }: { therapistName: string | undefined }) {
  const { slug, title } = useExpertName(therapistName);
  if (slug === null) return <NoExpertName message={NO_NAME} />;
  return (
    <AccessGate>
      <CapturePage key={slug} slug={slug} title={title} />
    </AccessGate>
  );
}
