import type { ReactNode } from "react";
import { PageHeading } from "@/components/layout/page-heading.tsx";

interface AssessmentHeadingProps {
  keepFocus?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * The heading of a view of the assessment. The browser's tab is called the same in all of them: the
 * heading takes the focus and is read out, and a new name of the tab would be read out beside it.
 */
export function AssessmentHeading(props: AssessmentHeadingProps) {
  return <PageHeading title="Assessment" {...props} />;
}
