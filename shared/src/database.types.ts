// Generated from the migrations by supabase/local/generate-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      client_profiles: {
        Row: {
          analysis_results: Json | null;
          created_at: string;
          engine: Database["public"]["Enums"]["intelligence_engine"] | null;
          generation_error: string | null;
          generation_started_at: string | null;
          personality_profile: string | null;
          status: Database["public"]["Enums"]["generation_status"];
          updated_at: string;
          user_id: string;
        };
        Insert: {
          analysis_results?: Json | null;
          created_at?: string;
          engine?: Database["public"]["Enums"]["intelligence_engine"] | null;
          generation_error?: string | null;
          generation_started_at?: string | null;
          personality_profile?: string | null;
          status?: Database["public"]["Enums"]["generation_status"];
          updated_at?: string;
          user_id: string;
        };
        Update: {
          analysis_results?: Json | null;
          created_at?: string;
          engine?: Database["public"]["Enums"]["intelligence_engine"] | null;
          generation_error?: string | null;
          generation_started_at?: string | null;
          personality_profile?: string | null;
          status?: Database["public"]["Enums"]["generation_status"];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "client_profiles_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: true;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      client_responses: {
        Row: {
          answer: string;
          contribution_question_id: string | null;
          created_at: string;
          id: string;
          inferred: boolean;
          original_question_id: string | null;
          question: string;
          question_id: string;
          reasoning: string | null;
          source: Database["public"]["Enums"]["response_source"];
          updated_at: string;
          user_id: string;
        };
        Insert: {
          answer: string;
          contribution_question_id?: string | null;
          created_at?: string;
          id?: string;
          inferred?: boolean;
          original_question_id?: string | null;
          question: string;
          question_id: string;
          reasoning?: string | null;
          source?: Database["public"]["Enums"]["response_source"];
          updated_at?: string;
          user_id: string;
        };
        Update: {
          answer?: string;
          contribution_question_id?: string | null;
          created_at?: string;
          id?: string;
          inferred?: boolean;
          original_question_id?: string | null;
          question?: string;
          question_id?: string;
          reasoning?: string | null;
          source?: Database["public"]["Enums"]["response_source"];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "client_responses_contribution_question_id_fkey";
            columns: ["contribution_question_id"];
            isOneToOne: false;
            referencedRelation: "contribution_questions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "client_responses_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      contribution_insights: {
        Row: {
          application: string;
          contribution_id: string;
          created_at: string;
          deleted_at: string | null;
          deleted_by: string | null;
          expert: string;
          id: string;
          insight: string;
          position: number;
          source_offset: number | null;
          source_text: string | null;
        };
        Insert: {
          application?: string;
          contribution_id: string;
          created_at?: string;
          deleted_at?: string | null;
          deleted_by?: string | null;
          expert: string;
          id?: string;
          insight: string;
          position?: number;
          source_offset?: number | null;
          source_text?: string | null;
        };
        Update: {
          application?: string;
          contribution_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          deleted_by?: string | null;
          expert?: string;
          id?: string;
          insight?: string;
          position?: number;
          source_offset?: number | null;
          source_text?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "contribution_insights_contribution_id_expert_fkey";
            columns: ["contribution_id","expert"];
            isOneToOne: false;
            referencedRelation: "contributions";
            referencedColumns: ["id","expert"];
          },
        ];
      };
      contribution_questions: {
        Row: {
          audience: Database["public"]["Enums"]["question_audience"];
          contribution_id: string;
          created_at: string;
          deleted_at: string | null;
          deleted_by: string | null;
          expert: string;
          id: string;
          position: number;
          question: string;
          reasoning: string;
          source_offset: number | null;
          source_text: string | null;
        };
        Insert: {
          audience?: Database["public"]["Enums"]["question_audience"];
          contribution_id: string;
          created_at?: string;
          deleted_at?: string | null;
          deleted_by?: string | null;
          expert: string;
          id?: string;
          position?: number;
          question: string;
          reasoning?: string;
          source_offset?: number | null;
          source_text?: string | null;
        };
        Update: {
          audience?: Database["public"]["Enums"]["question_audience"];
          contribution_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          deleted_by?: string | null;
          expert?: string;
          id?: string;
          position?: number;
          question?: string;
          reasoning?: string;
          source_offset?: number | null;
          source_text?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "contribution_questions_contribution_id_expert_fkey";
            columns: ["contribution_id","expert"];
            isOneToOne: false;
            referencedRelation: "contributions";
            referencedColumns: ["id","expert"];
          },
        ];
      };
      contributions: {
        Row: {
          created_at: string;
          engine: Database["public"]["Enums"]["intelligence_engine"];
          expert: string;
          id: string;
          last_edited: string | null;
          raw_input: string;
          summary: string;
          version: number;
        };
        Insert: {
          created_at?: string;
          engine: Database["public"]["Enums"]["intelligence_engine"];
          expert: string;
          id?: string;
          last_edited?: string | null;
          raw_input?: string;
          summary?: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          engine?: Database["public"]["Enums"]["intelligence_engine"];
          expert?: string;
          id?: string;
          last_edited?: string | null;
          raw_input?: string;
          summary?: string;
          version?: number;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          email: string;
          first_name: string;
          id: string;
          is_guest: boolean;
          last_name: string;
          role: Database["public"]["Enums"]["user_role"];
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          email?: string;
          first_name?: string;
          id: string;
          is_guest?: boolean;
          last_name?: string;
          role?: Database["public"]["Enums"]["user_role"];
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          first_name?: string;
          id?: string;
          is_guest?: boolean;
          last_name?: string;
          role?: Database["public"]["Enums"]["user_role"];
          updated_at?: string;
        };
        Relationships: [];
      };
      recommendations: {
        Row: {
          created_at: string;
          engine: Database["public"]["Enums"]["intelligence_engine"];
          id: string;
          match_score: number;
          reasoning: string;
          recommendation: Json;
          source: Database["public"]["Enums"]["response_source"];
          therapist_id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          engine: Database["public"]["Enums"]["intelligence_engine"];
          id?: string;
          match_score: number;
          reasoning: string;
          recommendation: Json;
          source: Database["public"]["Enums"]["response_source"];
          therapist_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          engine?: Database["public"]["Enums"]["intelligence_engine"];
          id?: string;
          match_score?: number;
          reasoning?: string;
          recommendation?: Json;
          source?: Database["public"]["Enums"]["response_source"];
          therapist_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "recommendations_therapist_id_fkey";
            columns: ["therapist_id"];
            isOneToOne: false;
            referencedRelation: "therapists";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "recommendations_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      therapist_contacts: {
        Row: {
          address: string;
          created_at: string;
          email: string;
          phone: string;
          therapist_id: string;
          updated_at: string;
        };
        Insert: {
          address?: string;
          created_at?: string;
          email?: string;
          phone?: string;
          therapist_id: string;
          updated_at?: string;
        };
        Update: {
          address?: string;
          created_at?: string;
          email?: string;
          phone?: string;
          therapist_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "therapist_contacts_therapist_id_fkey";
            columns: ["therapist_id"];
            isOneToOne: true;
            referencedRelation: "therapists";
            referencedColumns: ["id"];
          },
        ];
      };
      therapists: {
        Row: {
          accepting_clients: boolean;
          analysis_details: Json | null;
          capacity: number | null;
          created_at: string;
          description: string;
          engine: Database["public"]["Enums"]["intelligence_engine"] | null;
          experience: number;
          fee_max: number | null;
          fee_min: number | null;
          formats: string[];
          id: string;
          insights_applied: Json;
          languages: string[];
          licensed_states: string[];
          modalities: string[];
          name: string;
          populations: string[];
          search: unknown | null;
          specialty: string;
          status: Database["public"]["Enums"]["therapist_status"];
          style: string;
          tag_keys: string[] | null;
          tags: string[];
          updated_at: string;
          user_friendly_description: string;
          user_id: string | null;
        };
        Insert: {
          accepting_clients?: boolean;
          analysis_details?: Json | null;
          capacity?: number | null;
          created_at?: string;
          description?: string;
          engine?: Database["public"]["Enums"]["intelligence_engine"] | null;
          experience?: number;
          fee_max?: number | null;
          fee_min?: number | null;
          formats?: string[];
          id?: string;
          insights_applied?: Json;
          languages?: string[];
          licensed_states?: string[];
          modalities?: string[];
          name: string;
          populations?: string[];
          specialty?: string;
          status?: Database["public"]["Enums"]["therapist_status"];
          style?: string;
          tags?: string[];
          updated_at?: string;
          user_friendly_description?: string;
          user_id?: string | null;
        };
        Update: {
          accepting_clients?: boolean;
          analysis_details?: Json | null;
          capacity?: number | null;
          created_at?: string;
          description?: string;
          engine?: Database["public"]["Enums"]["intelligence_engine"] | null;
          experience?: number;
          fee_max?: number | null;
          fee_min?: number | null;
          formats?: string[];
          id?: string;
          insights_applied?: Json;
          languages?: string[];
          licensed_states?: string[];
          modalities?: string[];
          name?: string;
          populations?: string[];
          specialty?: string;
          status?: Database["public"]["Enums"]["therapist_status"];
          style?: string;
          tags?: string[];
          updated_at?: string;
          user_friendly_description?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "therapists_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: true;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      assessment_questions: {
        Args: Record<PropertyKey, never>;
        Returns: { id: string; question: string; reasoning: string; expert: string }[];
      };
      claim_guest: {
        Args: { p_account_id: string; p_guest_id: string };
        Returns: Json;
      };
      clear_rate_limit: {
        Args: { p_key: string };
        Returns: undefined;
      };
      directory: {
        Args: { p_limit?: number; p_offset?: number };
        Returns: Json;
      };
      fail_profile_generation: {
        Args: { p_error: string; p_user_id: string };
        Returns: undefined;
      };
      finish_profile_generation: {
        Args: { p_engine: Database["public"]["Enums"]["intelligence_engine"]; p_profile: string; p_summary: string; p_tags: string[]; p_user_id: string };
        Returns: undefined;
      };
      get_client_profile: {
        Args: { p_user_id: string };
        Returns: Json;
      };
      questions_for_answers: {
        Args: { p_question_ids: string[] };
        Returns: { question_id: string; question: string }[];
      };
      record_recommendation: {
        Args: { p_answers: Json; p_engine: Database["public"]["Enums"]["intelligence_engine"]; p_recommendation: Json; p_source: Database["public"]["Enums"]["response_source"]; p_user_id: string };
        Returns: string;
      };
      save_client_response: {
        Args: { p_answer: string; p_original_question_id?: string; p_question_id: string };
        Returns: string;
      };
      save_visitor_response: {
        Args: { p_answer: string; p_question_id: string; p_visitor_key: string };
        Returns: string;
      };
      shortlist_therapists: {
        Args: { p_limit?: number; p_query: string; p_state?: string; p_tags: string[] };
        Returns: { id: string; name: string; specialty: string; experience: number; style: string; tags: string[]; description: string; modalities: string[]; populations: string[]; languages: string[]; formats: string[]; licensed_states: string[]; fee_min: number; fee_max: number }[];
      };
      start_profile_generation: {
        Args: { p_user_id: string };
        Returns: Json;
      };
      take_rate_limit: {
        Args: { p_key: string; p_limit: number; p_window_seconds: number };
        Returns: Json;
      };
    };
    Enums: {
      generation_status: "none" | "generating" | "ready" | "failed";
      intelligence_engine: "openai" | "offline" | "curated";
      question_audience: "client" | "therapist";
      response_source: "assessment" | "voice";
      therapist_status: "pending" | "approved" | "rejected" | "suspended";
      user_role: "client" | "therapist" | "admin";
    };
    CompositeTypes: { [_ in never]: never };
  };
};
